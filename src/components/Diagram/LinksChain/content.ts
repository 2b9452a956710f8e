import {translate} from '@docusaurus/Translate';

/** The texts in both layouts of the diagram. */
export function getContent() {
  return {
    call: {
      title: translate({id: 'site.diagram.links.call', message: 'Call'}),
      lines: [translate({id: 'site.diagram.links.operation', message: 'id, path, input'})],
      tone: 'accent',
    },
    logger: {title: 'loggerLink', lines: ['links[0]'], code: true},
    ownLink: {
      title: translate({id: 'site.diagram.links.ownLink', message: 'your own link'}),
      lines: ['links[1]'],
      code: true,
    },
    batch: {
      title: 'httpBatchLink',
      lines: [translate({id: 'site.diagram.links.terminating', message: 'last: terminating'})],
      code: true,
    },
    request: translate({id: 'site.diagram.links.request', message: 'request'}),
    response: translate({id: 'site.diagram.links.response', message: 'response'}),
    out: translate({id: 'site.diagram.links.out', message: 'operation, on the way out'}),
    back: translate({id: 'site.diagram.links.back', message: 'result, on the way back'}),
  } as const;
}
