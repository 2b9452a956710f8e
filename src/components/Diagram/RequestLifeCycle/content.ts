import {translate} from '@docusaurus/Translate';

/** The texts in both layouts of the diagram. */
export function getContent() {
  return {
    client: translate({id: 'site.diagram.request.client', message: 'Client'}),
    server: translate({id: 'site.diagram.request.server', message: 'Server'}),
    call: {
      title: 'task.byId.query(…)',
      lines: [translate({id: 'site.diagram.request.call', message: 'your call'})],
      tone: 'accent',
      code: true,
    },
    links: {
      title: translate({id: 'site.diagram.request.links', message: 'Links'}),
      lines: [translate({id: 'site.diagram.request.linksExamples', message: 'log, split, batch'})],
    },
    terminating: {
      title: translate({id: 'site.diagram.request.terminating', message: 'Terminating link'}),
      lines: [translate({id: 'site.diagram.request.sends', message: 'sends the request'})],
    },
    http: translate({id: 'site.diagram.request.http', message: 'HTTP request'}),
    adapter: {
      title: translate({id: 'site.diagram.request.adapter', message: 'Adapter'}),
      lines: [translate({id: 'site.diagram.request.host', message: 'your host’s request'})],
    },
    create: {
      title: 'createContext',
      lines: [translate({id: 'site.diagram.request.once', message: 'once per request'})],
      code: true,
    },
    chain: {
      title: translate({id: 'site.diagram.request.chain', message: 'Procedure’s chain'}),
      lines: [translate({id: 'site.diagram.request.chainParts', message: 'validators, middlewares'})],
    },
    resolver: {
      title: translate({id: 'site.diagram.request.resolver', message: 'Resolver'}),
      lines: [translate({id: 'site.diagram.request.function', message: 'your function'})],
      tone: 'accent',
    },
    result: translate({id: 'site.diagram.request.result', message: 'result or error'}),
  } as const;
}
