import {translate} from '@docusaurus/Translate';

/** The texts in both layouts of the diagram. */
export function getContent() {
  return {
    create: {
      title: 'createContext',
      lines: [translate({id: 'site.diagram.context.create', message: 'makes the context'})],
      code: true,
    },
    first: {
      title: translate({id: 'site.diagram.context.first', message: 'First middleware'}),
      lines: [translate({id: 'site.diagram.context.session', message: 'adds a session'})],
    },
    second: {
      title: translate({id: 'site.diagram.context.second', message: 'Second middleware'}),
      lines: [translate({id: 'site.diagram.context.database', message: 'adds a database'})],
    },
    resolver: {
      title: translate({id: 'site.diagram.context.resolver', message: 'Resolver'}),
      lines: [translate({id: 'site.diagram.context.all', message: 'receives all of it'})],
      tone: 'accent',
    },
    /** The context that each middleware and the resolver receives. */
    contexts: ['{ req }', '{ req, session }', '{ req, session, db }'],
    /** The result, in two lines. */
    result: [
      translate({id: 'site.diagram.context.resultOfNext', message: 'the result of next():'}),
      translate({id: 'site.diagram.context.okOrNot', message: 'ok with data, or not ok with an error'}),
    ],
  } as const;
}
