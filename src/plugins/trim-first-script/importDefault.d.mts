/** Returns an ES module as it is, and another module as the default export of one. */
export function __importDefault(module: unknown): unknown;
