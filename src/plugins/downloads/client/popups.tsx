// The popups of the site's code blocks. They are React components, which are the same as on the site.
import {createRoot} from 'react-dom/client';
import {TypeHovers} from '@site/src/components/CodeBlock/hovers';
import {docs} from './docs';

docs().showTypes = (pre, reference, events) => {
  const container = document.createElement('div');
  pre.after(container);
  createRoot(container).render(
    <TypeHovers reference={reference} pre={{current: pre}} eventBuffer={events} />,
  );
};
