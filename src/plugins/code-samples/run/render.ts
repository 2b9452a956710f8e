import {format} from 'node:util';
import type * as ReactModule from 'react';
import type * as ReactDomModule from 'react-dom/client';
import type {Project} from '../page';
import type {Problem} from '../problem';
import type {Component} from './components';
import {installBrowserGlobals, removeBrowserGlobals} from './dom';
import {createApp, isNextApp, isNextPage, wrapInNextRouter, readPageProps} from './nextPages';
import {wrapInProviders} from './providers';
import type {Recorder} from './recorder';
import {waitUntilSettled} from './timers';
import {createThrowProblem} from './traces';
import {fileToMarkdown, type EvaluatedFile} from './preparedProject';

/** Everything that is needed to render the components of a project. */
export type RenderContext = {
  project: Project;
  files: readonly EvaluatedFile[];
  /** Loads a package of the docs version. */
  load: (specifier: string) => unknown;
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
  // TypeScript doesn't know that collectComponents only finds function components.
  const type = exported as FunctionComponent;
  const renderElement = await createRenderFunction(context, evaluated, component, type);
  const {window} = installBrowserGlobals();
  const warnings: string[] = [];
  const restore = captureReactWarnings(warnings);
  try {
    // TypeScript doesn't know what the loaded package exports.
    const {createRoot} = context.load('react-dom/client') as typeof ReactDomModule;
    const container = window.document.body.appendChild(window.document.createElement('main'));
    const root = createRoot(container);
    root.render(renderElement());
    await waitUntilSettled();
    if (withClicks) {
      await clickButtons(container);
    }
    root.unmount();
    container.remove();
  } finally {
    restore();
    removeBrowserGlobals();
  }
  return warnings;
}

type FunctionComponent = ReactModule.FunctionComponent<Record<string, unknown>>;

/**
 * Creates a function that renders a component inside its providers. The server-side code of a Next.js page, such as getServerSideProps,
 * already runs here, because it must run while there are no browser globals.
 */
async function createRenderFunction(
  {load, recorder, files}: RenderContext,
  {file, exports}: EvaluatedFile,
  component: Component,
  type: FunctionComponent,
): Promise<() => ReactModule.ReactNode> {
  // TypeScript doesn't know what the loaded package exports.
  const {createElement} = load('react') as typeof ReactModule;
  const isDefault = component.exportName === 'default';
  if (isDefault && isNextApp(file.path)) {
    const {props} = await createApp(load, type, () => null, {});
    return () => wrapInNextRouter(load, createElement(type, props));
  }
  if (isDefault && isNextPage(file.path)) {
    const pageProps = await readPageProps(exports);
    const app = files.find(other => isNextApp(other.file.path))?.exports['default'];
    if (app !== undefined) {
      const inApp = await createApp(load, app, type, pageProps);
      return () => wrapInNextRouter(load, createElement(inApp.type, inApp.props));
    }
    return () =>
      wrapInNextRouter(
        load,
        wrapInProviders(load, recorder, pageProps, () => createElement(type, pageProps)),
      );
  }
  const props = component.requiresChildren ? {children: 'children'} : {};
  return () => wrapInProviders(load, recorder, {}, () => createElement(type, props));
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
