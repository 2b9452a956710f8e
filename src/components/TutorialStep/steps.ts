/** A page of the tutorial. */
export type Step = {
  /** Name of the file in docs/start without its extension, and the last segment of the page's path. */
  name: string;
  /** The page's title. */
  title: string;
};

/** The page before the first step. Its path is relative to the path of its docs version. */
export const startPage = 'start';

/** The pages of the tutorial in reading order. */
export const steps: readonly Step[] = [
  {name: 'router', title: 'Create a router and a server'},
  {name: 'validation', title: 'Validate input and add a mutation'},
  {name: 'context', title: 'Identify the caller with a context'},
  {name: 'session', title: 'Log users in with a session cookie'},
  {name: 'authorization', title: 'Restrict who can change a task'},
  {name: 'errors', title: 'Send errors that forms can show'},
  {name: 'react', title: 'Build the React client'},
  {name: 'subscriptions', title: 'Show live updates with a subscription'},
  {name: 'tests', title: 'Test the application'},
  {name: 'deployment', title: 'Deploy the application'},
];
