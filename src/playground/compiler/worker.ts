// The entry point of the worker that compiles the projects of the playground. The plugin `playground-compiler` bundles it with TypeScript.
import ts from 'typescript';
import type {CompilerDeclarations} from '../../shared/playgroundFiles';
import {createCompiler} from './compilerService';
import {handleRequest} from './handleRequest';
import type {Compiler, WorkerMessage, WorkerReply} from './protocol';

let compiler: Compiler | undefined;

const reply = (message: WorkerReply) => postMessage(message);

addEventListener('message', ({data}: MessageEvent<WorkerMessage>) => {
  if ('declarations' in data) {
    try {
      // TypeScript doesn't know that the build writes a value of this type into the file.
      const declarations = JSON.parse(new TextDecoder().decode(data.declarations)) as CompilerDeclarations;
      compiler = createCompiler(ts, declarations);
      reply({isReady: true});
    } catch (error) {
      reply({failed: error instanceof Error ? error.message : String(error)});
    }
  } else if (compiler) {
    reply(handleRequest(compiler, data));
  }
});
