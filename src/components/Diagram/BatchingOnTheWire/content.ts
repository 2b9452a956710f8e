import {translate} from '@docusaurus/Translate';

/** The texts in both layouts of the diagram. */
export function getContent() {
  const request = translate({id: 'site.diagram.batching.request', message: 'one request'});
  return {
    tick: translate({id: 'site.diagram.batching.tick', message: 'One tick'}),
    response: translate({id: 'site.diagram.batching.response', message: 'response'}),
    a: {title: 'a.query()', code: true},
    b: {title: 'b.query()', code: true},
    c: {title: 'c.mutate()', code: true},
    get: {title: 'GET /a,b?batch=1&input=…', lines: [request], tone: 'accent', code: true},
    post: {title: 'POST /c?batch=1', lines: [request], tone: 'accent', code: true},
    responseOfTwo: {
      title: translate({id: 'site.diagram.batching.responseOfTwo', message: '[ for a, for b ]'}),
      lines: [translate({id: 'site.diagram.batching.arrayOfTwo', message: 'an array of two'})],
      code: true,
    },
    responseOfOne: {
      title: translate({id: 'site.diagram.batching.responseOfOne', message: '[ for c ]'}),
      lines: [translate({id: 'site.diagram.batching.arrayOfOne', message: 'an array of one'})],
      code: true,
    },
  } as const;
}
