/** The reason phrases of the HTTP statuses that tRPC servers send. */
export const statusNames: {[status: number]: string | undefined} = {
  200: 'OK',
  207: 'Multi-Status',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  500: 'Internal Server Error',
};
