import type {PlaygroundFile, PlaygroundProject} from '../../shared/programs';

/** A place in the storage of the browser. `createStorageSlot` of Docusaurus returns such a slot. */
type Slot = {get: () => string | null; set: (value: string) => void; del: () => void};

/** The values of slots, by key. */
const memory = new Map<string, string>();

/** Keeps the value of a slot in memory too, in case the browser blocks its storage. The copy lasts until the page is closed or reloaded. */
export function withMemory(key: string, slot: Slot): Slot {
  return {
    get: () => slot.get() ?? memory.get(key) ?? null,
    set(value) {
      memory.set(key, value);
      slot.set(value);
    },
    del() {
      memory.delete(key);
      slot.del();
    },
  };
}

/** Keeps the reader's changes of one project in a slot. */
export function createEditsStore(slot: Slot, project: PlaygroundProject) {
  const originals = new Map(project.files.map(({path, code}) => [path, code]));
  return {
    /** Returns the files of the project with the stored changes. */
    read(): PlaygroundFile[] {
      const changed = parseChanges(slot.get());
      return project.files.map(({path, code}) => ({path, code: changed.get(path) ?? code}));
    },
    /** Stores the changes. Returns whether there are any. */
    write(files: readonly PlaygroundFile[]): boolean {
      const changed = files.filter(({path, code}) => originals.get(path) !== code);
      if (changed.length > 0) {
        slot.set(JSON.stringify(changed.map(({path, code}) => [path, code])));
      } else {
        slot.del();
      }
      return changed.length > 0;
    },
  };
}

/** Parses stored changes. Values that another version of the site or an extension has stored are left out. */
function parseChanges(text: string | null): Map<string, string> {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    return new Map(Array.isArray(entries) ? entries.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

function isEntry(value: unknown): value is [string, string] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'string';
}
