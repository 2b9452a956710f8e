export { createContext, type Context } from './server/context';
