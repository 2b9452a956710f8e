import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Arrow, Box, Canvas, Note} from './shapes';

export function ContextThroughMiddlewares(): ReactNode {
  return (
    <Canvas height={216}>
      <Box
        x={10}
        y={70}
        width={140}
        height={64}
        title="createContext"
        lines={[translate({id: 'site.diagram.context.create', message: 'makes the context'})]}
        code
      />
      <Box
        x={196}
        y={70}
        width={150}
        height={64}
        title={translate({id: 'site.diagram.context.first', message: 'First middleware'})}
        lines={[translate({id: 'site.diagram.context.session', message: 'adds a session'})]}
      />
      <Box
        x={392}
        y={70}
        width={150}
        height={64}
        title={translate({id: 'site.diagram.context.second', message: 'Second middleware'})}
        lines={[translate({id: 'site.diagram.context.database', message: 'adds a database'})]}
      />
      <Box
        x={588}
        y={70}
        width={122}
        height={64}
        title={translate({id: 'site.diagram.context.resolver', message: 'Resolver'})}
        lines={[translate({id: 'site.diagram.context.all', message: 'receives all of it'})]}
        tone="accent"
      />
      <Arrow path="M150 92H192" />
      <Arrow path="M346 92H388" />
      <Arrow path="M542 92H584" />
      <Note x={171} y={40} text="{ req }" code />
      <Note x={367} y={40} text="{ req, session }" code />
      <Note x={600} y={40} text="{ req, session, db }" code />
      <Arrow path="M584 114H546" back />
      <Arrow path="M388 114H350" back />
      <Arrow path="M192 114H154" back />
      <Note
        x={360}
        y={172}
        text={translate({
          id: 'site.diagram.context.result',
          message: 'the result of next(): ok with data, or not ok with an error',
        })}
      />
      <Arrow path="M640 186H20" back />
    </Canvas>
  );
}
