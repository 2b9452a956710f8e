// A link to a project contains its code, so the site stores nothing. The hash of the link is `#code/1/`, followed by JSON that is compressed
// with raw DEFLATE and encoded as base64url. Links stay valid forever: a change of the JSON needs a new number, and code that reads the
// earlier format stays.
import {deflateSync, Inflate, strFromU8, strToU8} from 'fflate';
import type {PlaygroundProject} from '../../shared/programs';
import {fromBase64Url, toBase64Url} from './base64url';
import {maxCodeLength} from './limits';
import {findProjectProblem, type ProjectProblem} from './validate';

/** Why a link can't be opened. */
export type LinkProblem = ProjectProblem | 'truncated' | 'damaged' | 'newer-format' | 'unknown-version';

export type Decoded = {project: PlaygroundProject} | {problem: LinkProblem; version?: string};

/** The JSON of format 1. Short names make short links. */
type Format1 = {
  /** Label of the docs version. */
  v: string;
  /** The path and the code of each file. */
  f: [path: string, code: string][];
  /** Index of the active file. */
  a: number;
  /** Indexes of the server file and of the client file. */
  s?: [server: number, client: number];
};

/** Returns whether the hash of a URL is a link to a project, even if the link is damaged. */
export function isProjectHash(hash: string): boolean {
  return hash.startsWith('#code/');
}

/** Returns the hash of a link to a project. */
export function encodeProject({version, files, activeFile, sides}: PlaygroundProject): string {
  const indexOf = (path: string) => files.findIndex(file => file.path === path);
  const content: Format1 = {
    v: version,
    f: files.map(({path, code}) => [path, code]),
    a: Math.max(0, indexOf(activeFile)),
    ...(sides ? {s: [indexOf(sides.server), indexOf(sides.client)]} : {}),
  };
  return `#code/1/${toBase64Url(deflateSync(strToU8(JSON.stringify(content)), {level: 9}))}`;
}

/** Decodes the hash of a link. `versions` are the labels of the docs versions that have an editor. */
export function decodeProject(hash: string, versions: readonly string[]): Decoded {
  const [, format = '', text = ''] = /^#code\/(\d+)\/(.*)$/.exec(hash) ?? [];
  if (format !== '1') {
    return {problem: Number(format) > 1 ? 'newer-format' : 'damaged'};
  }
  const json = inflate(text);
  if (typeof json !== 'object') {
    return {problem: json};
  }
  const content = parseContent(json.text);
  if (!content) {
    return {problem: 'damaged'};
  }
  const {v: version, f: files, a: active, s: sides} = content;
  if (!versions.includes(version)) {
    return {problem: 'unknown-version', version};
  }
  const pathAt = (index: number) => files[index]?.[0] ?? '';
  const project: PlaygroundProject = {
    version,
    files: files.map(([path, code]) => ({path, code})),
    activeFile: pathAt(active),
    ...(sides ? {sides: {server: pathAt(sides[0]), client: pathAt(sides[1])}} : {}),
  };
  const problem = findProjectProblem(project);
  return problem ? {problem} : {project};
}

/** Decompresses a text. Stops early if the result is too large, because a short link can contain a very long text. */
function inflate(text: string): {text: string} | 'truncated' | 'damaged' | 'too-large' {
  // In JSON, a character can have six bytes, and paths need space too.
  const maxBytes = 6 * maxCodeLength + 20_000;
  if (text.length > maxBytes) {
    return 'too-large';
  }
  const bytes = fromBase64Url(text);
  if (!bytes) {
    return 'damaged';
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    const stream = new Inflate(chunk => {
      chunks.push(chunk);
      size += chunk.length;
    });
    const step = 4_096;
    for (let start = 0; start < bytes.length || start === 0; start += step) {
      stream.push(bytes.slice(start, start + step), start + step >= bytes.length);
      if (size > maxBytes) {
        return 'too-large';
      }
    }
  } catch (error) {
    return error instanceof Error && /unexpected EOF/.test(error.message) ? 'truncated' : 'damaged';
  }
  const joined = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    joined.set(chunk, offset);
    offset += chunk.length;
  }
  return {text: strFromU8(joined)};
}

function parseContent(json: string): Format1 | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isFormat1(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isFormat1(value: unknown): value is Format1 {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const {v, f, a, s} = value as Record<string, unknown>;
  return (
    typeof v === 'string' &&
    Array.isArray(f) &&
    f.length > 0 &&
    f.every(
      (file: unknown) =>
        Array.isArray(file) && file.length === 2 && file.every(part => typeof part === 'string'),
    ) &&
    isIndex(a) &&
    (s === undefined || (Array.isArray(s) && s.length === 2 && s.every(isIndex)))
  );
}

function isIndex(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
