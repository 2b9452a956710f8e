import {isBuiltin} from 'node:module';
import path from 'node:path';
import type ts from 'typescript';
import {listServerPorts, type PlaygroundFile, type PlaygroundProject} from '../../../shared/programs';
import type {EditableOptions} from '../options';
import {fenceToMarkdown, type Project, type ProjectFile, type Sample} from '../page';
import type {MarkdownPosition} from '../problem';
import {isRelative, resolveRelative} from '../resolve';
import {getEditableText} from './editableText';
import {listExports, listImports, type ImportedModule} from './imports';

/** Why a sample can't be edited, and where in the Markdown file the reason is. */
export type NotEditable = {reason: string; position: MarkdownPosition};

/** A project that readers can edit. */
export type EditableProject = {
  project: PlaygroundProject;
  /** The files of the project that are on the page. */
  pageFiles: ProjectFile[];
};

/** The files of the reference app. Returns undefined if a file doesn't exist. */
export type ReadAppFile = (path: string) => string | undefined;

/** A server file and a client file of a live pair. */
export type PairPaths = {server: string; client: string};

type Node = {
  path: string;
  code: string;
  /** The file on the page, or undefined for a file of the reference app. */
  pageFile?: ProjectFile;
  imports: ImportedModule[];
  /** The file of the project or of the reference app for each import. Undefined for packages. */
  targets: (Node | undefined)[];
  /** The files of the page that start the servers to which this file sends requests, if it imports none of them. */
  servers: Node[];
};

/** Divides the project of a page into projects that readers can edit. */
export class ProjectSplitter {
  readonly #compiler: typeof ts;
  readonly #options: EditableOptions;
  readonly #readAppFile: ReadAppFile;
  /** The files of the reference app, by path. */
  readonly #appNodes = new Map<string, Node>();

  constructor(compiler: typeof ts, options: EditableOptions, readAppFile: ReadAppFile) {
    this.#compiler = compiler;
    this.#options = options;
    this.#readAppFile = readAppFile;
  }

  /**
   * Splits a project of a page. Files that import each other stay together, and each project contains all files that it imports. Files
   * that can't be edited are left out, and returned with the reasons.
   * @param pairs the files of live pairs, which are shown side by side
   */
  split(
    project: Project,
    pairs: readonly PairPaths[],
  ): {projects: EditableProject[]; notEditable: Map<ProjectFile, NotEditable>} {
    const nodes = this.#createPageNodes(project, pairs);
    const notEditable = new Map<ProjectFile, NotEditable>();
    for (const {pageFile, path} of nodes) {
      const problem = pageFile && this.#findProblem(nodes, path);
      if (pageFile && problem) {
        notEditable.set(pageFile, problem);
      }
    }
    const editable = nodes.filter(({pageFile}) => pageFile && !notEditable.has(pageFile));
    return {
      projects: groupConnected(editable)
        .flatMap(group => separateFromOthers(group, pairs))
        .map(({group, shown}) => ({
          project: this.#createProject(project.version, group, pairs),
          pageFiles: shown.flatMap(({pageFile}) => pageFile ?? []),
        })),
      notEditable,
    };
  }

  #createPageNodes(project: Project, pairs: readonly PairPaths[]): Node[] {
    const paired = new Set(pairs.flatMap(({server, client}) => [server, client]));
    const nodes = project.files.map((pageFile): Node => {
      const code = getEditableText(pageFile, paired.has(pageFile.path));
      // Positions are looked up in the text that still has all of its lines.
      const imports = listImports(this.#compiler, pageFile.path, pageFile.text);
      return {path: pageFile.path, code, pageFile, imports, targets: [], servers: []};
    });
    const byPath = new Map(nodes.map(node => [node.path, node]));
    for (const node of nodes) {
      node.targets = node.imports.map(({specifier}) => {
        const target = isRelative(specifier)
          ? resolveRelative(node.path, specifier, name => byPath.has(name))
          : undefined;
        return target === undefined ? this.#findAppNode(node.path, specifier) : byPath.get(target);
      });
    }
    for (const node of nodes) {
      node.servers = findServers(node, nodes);
    }
    return nodes;
  }

  #findAppNode(importer: string, specifier: string): Node | undefined {
    const target = isRelative(specifier)
      ? resolveRelative(importer, specifier, name => this.#readAppFile(name) !== undefined)
      : undefined;
    const code = target === undefined ? undefined : this.#readAppFile(target);
    if (target === undefined || code === undefined) {
      return undefined;
    }
    const existing = this.#appNodes.get(target);
    if (existing) {
      return existing;
    }
    const imports = listImports(this.#compiler, target, code);
    const node: Node = {path: target, code, imports, targets: [], servers: []};
    this.#appNodes.set(target, node);
    node.targets = imports.map(module => this.#findAppNode(target, module.specifier));
    return node;
  }

  /** Returns why a file of the page can't be edited, which can be the fault of a file that it imports. */
  #findProblem(nodes: readonly Node[], path: string): NotEditable | undefined {
    const start = nodes.find(node => node.path === path);
    for (const node of start ? collectReachable([start]) : []) {
      const noedit = node.pageFile?.sample.options.noedit;
      const missing = node.imports.find(
        ({specifier}) => !isRelative(specifier) && !this.#options.packages.includes(specifier),
      );
      if (noedit !== undefined || missing) {
        const importer = node === start ? '' : `${node.path} `;
        return {
          reason: noedit ?? `${importer}imports ${describeModule(missing?.specifier ?? '')}`,
          position: getPosition(start?.pageFile, node.pageFile, noedit === undefined ? missing : undefined),
        };
      }
    }
    return undefined;
  }

  #createProject(version: string, group: readonly Node[], pairs: readonly PairPaths[]): PlaygroundProject {
    const reachable = collectReachable(group);
    const files = new Map<string, Node>();
    for (const node of [...group, ...this.#separateReplacedFiles(group, reachable)]) {
      if (!files.has(node.path)) {
        files.set(node.path, node);
      }
    }
    const sides = this.#findSides([...files.values()], pairs);
    const cannotRun = this.#findMissingModule([...files.values()]);
    return {
      version,
      files: [...files.values()].map(({path, code}): PlaygroundFile => ({path, code})),
      activeFile: sides?.server ?? group[0]?.path ?? '',
      ...(sides ? {sides} : {}),
      ...(cannotRun === undefined ? {} : {cannotRun}),
    };
  }

  /**
   * If the page and the reference app have a file with the same path, the project contains only the page's file. If that file doesn't
   * export what the reference app imports from it, the project contains both: the app's file moves to the folder `app`.
   */
  #separateReplacedFiles(group: readonly Node[], reachable: readonly Node[]): Node[] {
    const pageNodes = new Map(group.map(node => [node.path, node]));
    const appNodes = reachable.filter(({pageFile}) => pageFile === undefined);
    const isMoved = (node: Node) => {
      const replacement = pageNodes.get(node.path);
      const exported = replacement && listExports(this.#compiler, replacement.path, replacement.code);
      return (
        exported !== undefined &&
        appNodes.some(({imports, targets}) =>
          imports.some(
            ({names}, index) => targets[index] === node && names.some(name => !exported.has(name)),
          ),
        )
      );
    };
    const moved = new Set(appNodes.filter(isMoved));
    const getPath = (node: Node) => (moved.has(node) ? `app/${node.path}` : node.path);
    return appNodes.map(node => {
      const changes = node.imports.flatMap((module, index) => {
        const target = node.targets[index];
        return target && (moved.has(node) || moved.has(target))
          ? [{module, specifier: createSpecifier(getPath(node), getPath(target))}]
          : [];
      });
      return {...node, path: getPath(node), code: replaceSpecifiers(node.code, changes)};
    });
  }

  /**
   * Finds a file that defines a server, and a file that imports it as a client. At least one of them is on the page. If another file of the
   * page imports the client, as a component imports its hooks, the other file is the one that does something when it runs.
   */
  #findSides(nodes: readonly Node[], pairs: readonly PairPaths[]): PairPaths | undefined {
    const has = (path: string) => nodes.some(node => node.path === path);
    const pair = pairs.find(({server, client}) => has(server) && has(client));
    if (pair) {
      return pair;
    }
    const {server = [], client = [], wrappers = []} = this.#options.sides ?? {};
    const matches = (patterns: readonly string[], path: string) =>
      patterns.some(pattern => new RegExp(pattern).test(path));
    for (const node of nodes.filter(({path}) => matches(client, path) && !matches(server, path))) {
      const target = node.targets.find(
        other =>
          other &&
          matches(server, other.path) &&
          (other.pageFile !== undefined || node.pageFile !== undefined),
      );
      if (target) {
        const user = nodes.find(
          ({path, pageFile, targets}) =>
            pageFile &&
            targets.includes(node) &&
            matches(client, path) &&
            !matches([...server, ...wrappers], path),
        );
        return {server: target.path, client: (user ?? node).path};
      }
    }
    return undefined;
  }

  /** Returns why a project can't run, or undefined if the page has all of its modules. */
  #findMissingModule(nodes: readonly Node[]): string | undefined {
    const {runnable = this.#options.packages} = this.#options;
    for (const {path, imports} of nodes) {
      const missing = imports.find(
        ({specifier, isTypeOnly}) => !isTypeOnly && !isRelative(specifier) && !runnable.includes(specifier),
      );
      if (missing) {
        return `${path} imports ${missing.specifier}, which isn’t available in the page.`;
      }
    }
    return undefined;
  }
}

/** Returns the file of a project that the block of a sample shows: the first one with a shown line. */
export function findShownFile(files: readonly ProjectFile[], sample: Sample): ProjectFile | undefined {
  const own = files.filter(file => file.sample === sample);
  return (
    own.find(({firstLine, text}) =>
      text
        .split('\n')
        .some((line, index) => line.trim() !== '' && sample.parsed.shownLines.includes(firstLine + index)),
    ) ?? own[0]
  );
}

function collectReachable(start: readonly Node[]): Node[] {
  const reachable = new Set(start);
  // Iterating over a set also visits the elements that are added on the way.
  for (const node of reachable) {
    [...node.targets, ...node.servers].forEach(target => target && reachable.add(target));
  }
  return [...reachable];
}

/** Finds the files of a page that start the servers of a file's requests. A file that imports a server has it already. */
function findServers(node: Node, nodes: readonly Node[]): Node[] {
  const requested = Array.from(node.code.matchAll(/\blocalhost:(\d+)/g), ([, port = '']) => port);
  const known = collectReachable([node]).flatMap(({code}) => listServerPorts(code));
  return requested
    .filter(port => !known.includes(port))
    .flatMap(port => nodes.find(({code}) => listServerPorts(code).includes(port)) ?? []);
}

/** Groups files of a page that import each other, directly or through other files of the page. The order stays the same. */
function groupConnected(nodes: readonly Node[]): Node[][] {
  const groups = new Map(nodes.map(node => [node, new Set([node])]));
  const join = (first: Node, second: Node) => {
    const [target, source] = [groups.get(first), groups.get(second)];
    if (target && source && target !== source) {
      source.forEach(node => {
        target.add(node);
        groups.set(node, target);
      });
    }
  };
  const byPath = new Map(nodes.map(node => [node.path, node]));
  for (const node of nodes) {
    for (const {path, pageFile} of collectReachable([node])) {
      const other = byPath.get(path);
      // A file of the reference app that the page replaces also connects files.
      if (other && (pageFile === undefined || pageFile === other.pageFile)) {
        join(node, other);
      }
    }
  }
  const distinct = [...new Set(groups.values())];
  return distinct.map(group => nodes.filter(node => group.has(node)));
}

/**
 * Gives each live pair in a group a project of its own, with the files that it imports, and each sample with intended errors too. The
 * others are one project. Next to them, these samples would be tabs that readers can't find on the page, with errors that they haven't made.
 * `shown` lists the files of a project whose samples open it.
 */
function separateFromOthers(
  group: readonly Node[],
  pairs: readonly PairPaths[],
): {group: readonly Node[]; shown: readonly Node[]}[] {
  const collect = (start: readonly Node[]) => {
    const reachable = new Set(collectReachable(start));
    return group.filter(node => reachable.has(node));
  };
  const pairGroups = pairs
    .map(({server, client}) => group.filter(({path}) => path === server || path === client))
    .filter(nodes => nodes.length > 0)
    .map(collect);
  const isInPair = new Set(pairGroups.flat());
  const rest = group.filter(node => !isInPair.has(node));
  const mistakes = rest.filter(node => isSeparateMistake(node, group));
  const others = rest.filter(node => !mistakes.includes(node));
  const shownBefore = new Set<Node>();
  return [
    ...pairGroups,
    ...(others.length > 0 ? [collect(others)] : []),
    ...mistakes.map(node => collect([node])),
  ].map(nodes => {
    const shown = nodes.filter(node => !shownBefore.has(node));
    shown.forEach(node => shownBefore.add(node));
    return {group: nodes, shown};
  });
}

/** Returns whether a file is a sample with intended errors that no other file of the page belongs to or imports. */
function isSeparateMistake({pageFile, path}: Node, group: readonly Node[]): boolean {
  return (
    pageFile !== undefined &&
    pageFile.sample.parsed.expectedErrors.length > 0 &&
    group.every(
      other =>
        other.path === path ||
        (other.pageFile?.sample !== pageFile.sample &&
          other.targets.every(target => target?.pageFile !== pageFile)),
    )
  );
}

/** Returns the specifier with which one file of a project imports another. */
function createSpecifier(importer: string, target: string): string {
  const relative = path.posix.relative(path.posix.dirname(importer), target.replace(/\.tsx?$/, ''));
  return relative.startsWith('.') ? relative : `./${relative}`;
}

function replaceSpecifiers(
  code: string,
  changes: readonly {module: ImportedModule; specifier: string}[],
): string {
  const lines = code.split('\n');
  for (const {module, specifier} of changes) {
    const line = lines[module.line] ?? '';
    const start = module.column + 1;
    lines[module.line] = line.slice(0, start) + specifier + line.slice(start + module.specifier.length);
  }
  return lines.join('\n');
}

function describeModule(specifier: string): string {
  return isBuiltin(specifier)
    ? `${specifier}, which is a module of Node`
    : `${specifier}, which isn’t available to the editor`;
}

/** Returns the position of an import if it is on the page, or else the position of the sample. */
function getPosition(
  start: ProjectFile | undefined,
  importer: ProjectFile | undefined,
  module: ImportedModule | undefined,
): MarkdownPosition {
  const file = importer ?? start;
  if (!file) {
    return {line: 1, column: 1};
  }
  return importer && module
    ? fenceToMarkdown(file.sample.fence, file.firstLine + module.line, module.column)
    : file.sample.fence.position;
}
