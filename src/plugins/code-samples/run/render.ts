import {format} from 'node:util';
import type * as ReactModule from 'react';
import type * as ReactDomModule from 'react-dom/client';
import type {Project} from '../page';
import type {Problem} from '../problem';
import type {Component} from './components';
import {enterBrowser, leaveBrowser} from './dom';
import {createApp, isNextApp, isNextPage, provideNextRouter, readPageProps} from './nextPages';
import {provide} from './providers';
import type {Recorder} from './recorder';
import {settle} from './settle';
import {createThrowProblem} from './traces';
import {place, type EvaluatedFile} from './unit';

/** What is needed to render the components of a project. */
export type Stage = {
  project: Project;
  files: readonly EvaluatedFile[];
  /** Loads a package of the docs version. */
  load: (specifier: string) => unknown;
  recorder: Recorder;
};

/**
 * Renders the components that a file exports, each alone. Then each once more, to press its buttons: what a click starts is part of
 * the sample, but it changes what the server knows, so nothing is compared any more.
 */
export async function renderComponents(stage: Stage, evaluated: EvaluatedFile): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const press of [false, true]) {
    for (const component of evaluated.components.filter(({hasButton}) => hasButton || !press)) {
      try {
        const [complaint] = await renderComponent(stage, evaluated, component, press);
        if (complaint !== undefined && !press) {
          problems.push(createComplaint(stage.project, evaluated, component, complaint));
        }
      } catch (error) {
        problems.push(createThrowProblem(stage.project, error, stage.recorder, evaluated.file));
      }
    }
  }
  return problems;
}

/** Returns what React complains about. */
async function renderComponent(
  stage: Stage,
  evaluated: EvaluatedFile,
  component: Component,
  press: boolean,
): Promise<string[]> {
  const exported = evaluated.exports[component.exportName];
  if (typeof exported !== 'function') {
    return [];
  }
  const element = await createStageElement(stage, evaluated, component, exported as FunctionComponent); // collectComponents found a function
  const {window} = enterBrowser();
  const complaints: string[] = [];
  const restore = listenToReact(complaints);
  try {
    const {createRoot} = stage.load('react-dom/client') as typeof ReactDomModule; // the package's own exports
    const container = window.document.body.appendChild(window.document.createElement('main'));
    const root = createRoot(container);
    root.render(element());
    await settle();
    if (press) {
      await pressButtons(container);
    }
    root.unmount();
    container.remove();
  } finally {
    restore();
    leaveBrowser();
  }
  return complaints;
}

type FunctionComponent = ReactModule.FunctionComponent<Record<string, unknown>>;

/** Puts a component where it would be in an application. What a page of Next.js asks of the server happens here, without a window. */
async function createStageElement(
  {load, recorder, files}: Stage,
  {file, exports}: EvaluatedFile,
  component: Component,
  type: FunctionComponent,
): Promise<() => ReactModule.ReactNode> {
  const {createElement} = load('react') as typeof ReactModule; // the package's own exports
  const isDefault = component.exportName === 'default';
  if (isDefault && isNextApp(file.path)) {
    const {props} = await createApp(load, type, () => null, {});
    return () => provideNextRouter(load, createElement(type, props));
  }
  if (isDefault && isNextPage(file.path)) {
    const pageProps = await readPageProps(exports);
    const app = files.find(other => isNextApp(other.file.path))?.exports['default'];
    if (app !== undefined) {
      const inApp = await createApp(load, app, type, pageProps);
      return () => provideNextRouter(load, createElement(inApp.type, inApp.props));
    }
    return () =>
      provideNextRouter(
        load,
        provide(load, recorder, pageProps, () => createElement(type, pageProps)),
      );
  }
  const props = component.takesChildren ? {children: 'children'} : {};
  return () => provide(load, recorder, {}, () => createElement(type, props));
}

function createComplaint(
  project: Project,
  {file}: EvaluatedFile,
  component: Component,
  complaint: string,
): Problem {
  return {
    file: project.page,
    ...place(file, component.line, component.column),
    message: `a component that React complains about. Found \`${complaint}\`, expected none.`,
    advice: 'Mend the component.',
  };
}

async function pressButtons(container: Element): Promise<void> {
  for (const button of container.querySelectorAll('button')) {
    if (button.isConnected && !button.disabled) {
      button.click();
      await settle();
    }
  }
}

function listenToReact(complaints: string[]): () => void {
  const original = console.error;
  console.error = (...args: unknown[]) => {
    const [first] = args;
    if (typeof first === 'string' && /^Warning: /.test(first)) {
      complaints.push(format(...args).split('\n')[0] ?? '');
    }
    original(...args);
  };
  return () => {
    console.error = original;
  };
}
