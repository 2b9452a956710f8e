import net from 'node:net';

const {listen: realListen, address: realAddress} = net.Server.prototype;
const {connect: realConnect} = net.Socket.prototype;

/** Servers of the running samples, keyed by the port number in the sample. */
const servers = new Map<number, net.Server>();
/** The port that a sample requested for a server. The server really listens on a different port. */
const requestedPorts = new WeakMap<net.Server, number>();
const openedServers = new Set<net.Server>();
const sockets = new Set<net.Socket>();
let startFallbackServer: () => Promise<number> = () =>
  Promise.reject(new Error('No server listens on this port.'));

/**
 * Patches node:net in this process. A server of a sample listens on a free port, and connections to the port in the sample are
 * redirected to that server. The sample only sees its own port numbers, because `server.address()` returns the requested port.
 * @param fallback starts the server for all ports that no sample has opened, and returns the port that it really listens on
 */
export function patchNet(fallback: () => Promise<number>): void {
  startFallbackServer = fallback;
  Object.assign(net.Server.prototype, {listen, address});
  Object.assign(net.Socket.prototype, {connect});
}

/** Makes a server listen on a free port, and returns this port. Connections aren't redirected to the server. */
export function listenOnFreePort(server: net.Server): Promise<number> {
  openedServers.add(server);
  server.on('connection', socket => sockets.add(socket));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    Reflect.apply(realListen, server, [0, '127.0.0.1', () => resolve(findRealPort(server) ?? 0)]);
  });
}

/** Closes all connections and servers. */
export async function closePorts(): Promise<void> {
  for (const socket of sockets) {
    socket.destroy();
  }
  await Promise.all([...openedServers].map(closeServer));
  servers.clear();
  openedServers.clear();
  sockets.clear();
}

function closeServer(server: net.Server): Promise<void> {
  return new Promise(resolve => {
    if (!server.listening) {
      resolve();
      return;
    }
    server.close(() => resolve());
    // Idle keep-alive connections would keep an HTTP server open.
    if ('closeAllConnections' in server && typeof server.closeAllConnections === 'function') {
      server.closeAllConnections();
    }
  });
}

function listen(this: net.Server, ...args: unknown[]): net.Server {
  const port = findPort(args);
  openedServers.add(this);
  this.on('connection', socket => sockets.add(socket));
  if (port === undefined) {
    return Reflect.apply(realListen, this, args);
  }
  if (port > 0) {
    servers.set(port, this);
    requestedPorts.set(this, port);
  } else {
    this.once('listening', () => servers.set(findRealPort(this) ?? 0, this));
  }
  return Reflect.apply(realListen, this, replacePort(args, 0));
}

function address(this: net.Server): ReturnType<net.Server['address']> {
  const real = Reflect.apply(realAddress, this, []);
  const port = requestedPorts.get(this);
  return real !== null && typeof real === 'object' && port !== undefined ? {...real, port} : real;
}

function connect(this: net.Socket, ...args: unknown[]): net.Socket {
  sockets.add(this);
  // net.connect() passes its normalized arguments as one array.
  const connectArgs: unknown[] = Array.isArray(args[0]) ? args[0] : args;
  const port = findPort(connectArgs);
  const host = findHost(connectArgs);
  if (port === undefined) {
    return Reflect.apply(realConnect, this, args);
  }
  if (!/^(?:localhost|127\.0\.0\.1|::1|0\.0\.0\.0|::)$/.test(host)) {
    const error = `Samples have no network access. Found a connection to ${host}:${port}, expected localhost.`;
    // An HTTP request listens to errors of its socket only after the current tick. Until then, it expects the socket to connect.
    Reflect.set(this, 'connecting', true);
    setImmediate(() => this.destroy(new Error(error)));
    return this;
  }
  const server = servers.get(port);
  const real = server?.listening ? findRealPort(server) : undefined;
  if (real !== undefined) {
    return Reflect.apply(realConnect, this, replaceTarget(args, connectArgs, {port: real}));
  }
  // The real `connect` sets this property at once. But it is only called when the port is known, so set the property here.
  Reflect.set(this, 'connecting', true);
  const isStarting =
    server !== undefined &&
    openedServers.has(server) &&
    requestedPorts.get(server) === port &&
    !wasClosed(server);
  (isStarting ? waitForPort(server) : startFallbackServer()).then(
    found =>
      Reflect.apply(realConnect, this, replaceTarget(args, connectArgs, {port: found, host: '127.0.0.1'})),
    (error: Error) => this.destroy(error),
  );
  return this;
}

/** Returns whether a server has been closed. A server that is still looking up its host isn't listening, but it isn't closed either. */
function wasClosed(server: net.Server): boolean {
  return server.listenerCount('listening') === 0 && !server.listening;
}

function waitForPort(server: net.Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('listening', () => resolve(findRealPort(server) ?? 0));
    server.once('error', reject);
  });
}

function findRealPort(server: net.Server): number | undefined {
  const found = Reflect.apply(realAddress, server, []);
  return found !== null && typeof found === 'object' ? found.port : undefined;
}

/** Finds the port in the arguments of `listen` or `connect`, such as `(3000)`, `('3000')` or `({port: 3000})`. */
function findPort([first]: readonly unknown[]): number | undefined {
  const port = isRecord(first) && !('path' in first && first['path']) ? first['port'] : first;
  const number = typeof port === 'string' && /^\d+$/.test(port) ? Number(port) : port;
  return typeof number === 'number' ? number : undefined;
}

function findHost([first, second]: readonly unknown[]): string {
  const host = isRecord(first) ? first['host'] : second;
  return typeof host === 'string' ? host.replace(/^\[|\]$/g, '') : 'localhost';
}

function replacePort([first, ...rest]: readonly unknown[], port: number): unknown[] {
  return [isRecord(first) ? {...first, port} : port, ...rest];
}

function replaceTarget(
  args: unknown[],
  connectArgs: unknown[],
  target: {port: number; host?: string},
): unknown[] {
  const [first, second] = connectArgs;
  if (isRecord(first)) {
    // Node marks its array of normalized arguments with a symbol, so change the array in place.
    connectArgs[0] = {...first, ...target};
    return args;
  }
  const callback = args.find(arg => typeof arg === 'function');
  const host = typeof second === 'string' ? second : undefined;
  return [{...(host === undefined ? {} : {host}), ...target}, ...(callback === undefined ? [] : [callback])];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
