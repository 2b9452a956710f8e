import {createServer} from 'node:http';
import type {Environment} from '../../../run/environment';

const environment: Environment = {
  createServer: () =>
    createServer((request, response) => void response.end(request.url === '/currency' ? 'EUR' : '')),
};

export default environment;
