import path from 'node:path';
import type ts from 'typescript';
import type {CompilerDeclarations} from '../../shared/playgroundFiles';

/** The part of a package's manifest that the compiler reads when it resolves an import. */
const manifestFields = [
  'name',
  'version',
  'type',
  'types',
  'typings',
  'typesVersions',
  'main',
  'exports',
  'imports',
  'peerDependencies',
];

/**
 * Collects the declarations that the compiler reads when a file imports all of these packages, and the manifests of their packages. The
 * packages are in `/node_modules`, and the declarations of the language are in the root folder. Packages that aren't installed are left out.
 */
export function collectDeclarations(
  compiler: typeof ts,
  options: {
    packagesPath: string;
    packages: readonly string[];
    types: readonly string[];
    withoutComments: readonly string[];
    compilerOptions: ts.CompilerOptions;
  },
): CompilerDeclarations {
  const {packagesPath, packages, withoutComments} = options;
  const modulesFolder = `${packagesPath.split(path.sep).join('/')}/node_modules/`;
  const libraryFolder = compiler.getDefaultLibFilePath({}).replace(/[^/]+$/, '');
  const root = `${packagesPath}/playground.ts`;
  const settings: ts.CompilerOptions = {
    ...options.compilerOptions,
    types: [...options.types],
    typeRoots: [`${modulesFolder}@types`],
    // The folder of packages can be a link, for example in a copy of the project.
    preserveSymlinks: true,
  };
  const manifests = new Map<string, string>();
  const host = compiler.createCompilerHost(settings);
  const program = compiler.createProgram([root], settings, {
    ...host,
    fileExists: name => name === root || host.fileExists(name),
    readFile: name => {
      const text = host.readFile(name);
      if (name.startsWith(modulesFolder) && name.endsWith('/package.json') && text !== undefined) {
        manifests.set(name, trimManifest(text));
      }
      return text;
    },
    getSourceFile: (name, ...rest) =>
      name === root
        ? compiler.createSourceFile(name, createImports(packages), compiler.ScriptTarget.Latest)
        : host.getSourceFile(name, ...rest),
  });

  const files = new Map<string, string>();
  for (const [name, text] of manifests) {
    files.set(`/node_modules/${name.slice(modulesFolder.length)}`, text);
  }
  const printer = compiler.createPrinter({removeComments: true});
  for (const source of program.getSourceFiles()) {
    const {fileName, text} = source;
    if (fileName.startsWith(libraryFolder)) {
      files.set(`/${fileName.slice(libraryFolder.length)}`, text);
    } else if (fileName.startsWith(modulesFolder)) {
      const name = fileName.slice(modulesFolder.length);
      const hasComments = !withoutComments.some(packageName => name.startsWith(`${packageName}/`));
      files.set(`/node_modules/${name}`, hasComments ? text : printer.printFile(source));
    } else if (fileName !== root) {
      throw new Error(
        `The declarations of the playground must be in ${packagesPath}. Found ${fileName}. Install the missing package there.`,
      );
    }
  }
  return {
    compilerOptions: {
      ...options.compilerOptions,
      types: [...options.types],
      typeRoots: ['/node_modules/@types'],
    },
    // The order of the files doesn't depend on the order in which the compiler reads them.
    files: Object.fromEntries([...files].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function createImports(packages: readonly string[]): string {
  return packages.map((name, index) => `import * as module${index} from ${JSON.stringify(name)};`).join('\n');
}

function trimManifest(text: string): string {
  // TypeScript doesn't know that a manifest is an object.
  const manifest = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify(
    Object.fromEntries(manifestFields.flatMap(name => (name in manifest ? [[name, manifest[name]]] : []))),
  );
}
