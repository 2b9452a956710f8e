import type {Exchange} from '../../shared/programs';
import type {FrameMessage, SandboxLimits, StackFrame} from '../../shared/sandbox';

/** A message of the frame after validation. */
export type ValidMessage = Exclude<FrameMessage, {type: 'exchange'}> | {type: 'exchange'; exchange: Exchange};

const levels = ['log', 'info', 'warn', 'error', 'debug'] as const;
const reasons = ['finished', 'failed', 'timeout', 'too-much-output'] as const;

/** Returns a copy of a message with only the known properties, or undefined if the message isn't valid. The reader's code can send anything. */
export function parseMessage(data: unknown): ValidMessage | undefined {
  if (!isRecord(data)) {
    return undefined;
  }
  const {type, level, text, exchange, message, frames, statement, reason} = data;
  switch (type) {
    case 'pong':
    case 'preview':
      return {type};
    case 'output': {
      const known = levels.find(name => name === level);
      return known !== undefined && typeof text === 'string' ? {type, level: known, text} : undefined;
    }
    case 'error':
      return typeof message === 'string' && Array.isArray(frames)
        ? {
            type,
            message,
            frames: frames.slice(0, 50).flatMap(parseFrame),
            statement: parseFrame(statement)[0],
          }
        : undefined;
    case 'exchange': {
      const parsed = parseExchange(exchange);
      return parsed && {type, exchange: parsed};
    }
    case 'end': {
      const known = reasons.find(name => name === reason);
      return known && {type, reason: known};
    }
    default:
      return undefined;
  }
}

function parseFrame(data: unknown): StackFrame[] {
  if (!isRecord(data)) {
    return [];
  }
  const {path, line, column} = data;
  return typeof path === 'string' && isPosition(line) && isPosition(column) ? [{path, line, column}] : [];
}

function parseExchange(data: unknown): Exchange | undefined {
  if (!isRecord(data)) {
    return undefined;
  }
  const {method, path, procedures, isBatch, input, status, output} = data;
  return typeof method === 'string' &&
    typeof path === 'string' &&
    Array.isArray(procedures) &&
    procedures.every(procedure => typeof procedure === 'string') &&
    typeof isBatch === 'boolean' &&
    typeof input === 'string' &&
    typeof status === 'number' &&
    typeof output === 'string'
    ? {method, path, procedures: [...procedures], isBatch, input, status, output}
    : undefined;
}

function isPosition(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The largest number of requests in a run. */
const maxExchanges = 1000;
/** The largest length of all requests and responses of a run. */
const maxExchangeCharacters = 2_000_000;

/** Limits what the frame can send, in case that the reader's code has got around the limits in the frame. */
export class OutputMeter {
  readonly #limits: SandboxLimits;
  #lines = 0;
  #characters = 0;
  #exchanges = 0;
  #exchangeCharacters = 0;
  #hasPreview = false;

  constructor(limits: SandboxLimits) {
    this.#limits = limits;
  }

  get isFull(): boolean {
    return (
      this.#lines > this.#limits.lines ||
      this.#characters > this.#limits.characters ||
      this.#exchanges > maxExchanges ||
      this.#exchangeCharacters > maxExchangeCharacters
    );
  }

  /** Counts a printed text. Returns whether there is room for it. */
  add(text: string): boolean {
    this.#characters += text.length;
    if (this.#characters <= this.#limits.characters) {
      this.#lines += text.split('\n').length;
    }
    return !this.isFull;
  }

  /** Counts a request. Returns whether there is room for it. */
  addExchange({path, input, output}: Exchange): boolean {
    this.#exchanges++;
    this.#exchangeCharacters += path.length + input.length + output.length;
    return !this.isFull;
  }

  /** Returns whether this is the first preview. */
  addPreview(): boolean {
    const isFirst = !this.#hasPreview;
    this.#hasPreview = true;
    return isFirst;
  }
}
