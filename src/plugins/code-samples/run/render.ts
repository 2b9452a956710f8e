import {format} from 'node:util';
import type * as ReactModule from 'react';
import type * as ReactDomModule from 'react-dom/client';
import type {Project} from '../page';
import type {Problem} from '../problem';
import type {Component} from './components';
import {installBrowserGlobals, removeBrowserGlobals} from './dom';
import type {Environment, SampleRun} from './environment';
import type {Recorder} from './recorder';
import {pause, waitUntilSettled} from './timers';
import {createThrowProblem} from './traces';
import {fileToMarkdown, type EvaluatedFile} from './preparedProject';

/** Everything that is needed to render the components of a project. */
export type RenderContext = {
  project: Project;
  run: SampleRun;
  environment: Environment;
  recorder: Recorder;
};

/**
 * Renders each exported component of a file. Components with buttons are rendered a second time, and their buttons are clicked. The click
 * handlers are part of the sample, so they must not throw. React's warnings are only reported for the first time, because clicks can change
 * the data on the server.
 */
export async function renderComponents(context: RenderContext, evaluated: EvaluatedFile): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const withClicks of [false, true]) {
    for (const component of evaluated.components.filter(({hasButton}) => hasButton || !withClicks)) {
      try {
        const [warning] = await renderComponent(context, evaluated, component, withClicks);
        if (warning !== undefined && !withClicks) {
          problems.push(createWarningProblem(context.project, evaluated, component, warning));
        }
      } catch (error) {
        problems.push(createThrowProblem(context.project, error, context.recorder, evaluated.file));
      }
    }
  }
  return problems;
}

/** Renders a component and returns React's warnings. */
async function renderComponent(
  context: RenderContext,
  evaluated: EvaluatedFile,
  component: Component,
  withClicks: boolean,
): Promise<string[]> {
  const exported = evaluated.exports[component.exportName];
  if (typeof exported !== 'function') {
    return [];
  }
  const {run, environment} = context;
  const {exportName, requiresChildren} = component;
  const props: Record<string, unknown> = requiresChildren ? {children: 'children'} : {};
  const {path} = evaluated.file;
  const renderElement =
    (await environment.prepareComponent?.(run, {path, exports: evaluated.exports, exportName, props})) ??
    // TypeScript doesn't know what the loaded package exports, and that collectComponents only finds function components.
    (() =>
      (run.load('react') as typeof ReactModule).createElement(
        exported as ReactModule.FunctionComponent<object>,
        props,
      ));
  const {window} = installBrowserGlobals();
  const warnings: string[] = [];
  const restore = captureReactWarnings(warnings);
  try {
    // TypeScript doesn't know what the loaded package exports.
    const {createRoot} = run.load('react-dom/client') as typeof ReactDomModule;
    const container = window.document.body.appendChild(window.document.createElement('main'));
    const root = createRoot(container);
    root.render(renderElement());
    await waitUntilSettled();
    if (withClicks) {
      await clickButtons(container);
    }
    root.unmount();
    // React finishes the unmount in a later task, which still needs the browser globals.
    await pause(0);
    container.remove();
  } finally {
    restore();
    removeBrowserGlobals();
  }
  return warnings;
}

function createWarningProblem(
  project: Project,
  {file}: EvaluatedFile,
  component: Component,
  warning: string,
): Problem {
  return {
    file: project.page,
    ...fileToMarkdown(file, component.line, component.column),
    message: `React prints a warning for this component. Found \`${warning}\`, expected no warning.`,
    advice: 'Fix the component.',
  };
}

async function clickButtons(container: Element): Promise<void> {
  for (const button of container.querySelectorAll('button')) {
    if (button.isConnected && !button.disabled) {
      button.click();
      await waitUntilSettled();
    }
  }
}

function captureReactWarnings(warnings: string[]): () => void {
  const original = console.error;
  console.error = (...args: unknown[]) => {
    const [first] = args;
    if (typeof first === 'string' && /^Warning: /.test(first)) {
      warnings.push(format(...args).split('\n')[0] ?? '');
    }
    original(...args);
  };
  return () => {
    console.error = original;
  };
}
