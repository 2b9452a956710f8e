import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Arrow, Box, Canvas, Note} from './shapes';

export function LinksChain(): ReactNode {
  return (
    <Canvas height={172}>
      <Box
        x={10}
        y={64}
        width={110}
        height={60}
        title={translate({id: 'site.diagram.links.call', message: 'Call'})}
        lines={[translate({id: 'site.diagram.links.operation', message: 'id, path, input'})]}
        tone="accent"
      />
      <Box x={168} y={64} width={130} height={60} title="loggerLink" lines={['links[0]']} code />
      <Box
        x={346}
        y={64}
        width={130}
        height={60}
        title={translate({id: 'site.diagram.links.ownLink', message: 'your own link'})}
        lines={['links[1]']}
        code
      />
      <Box
        x={524}
        y={64}
        width={186}
        height={60}
        title="httpBatchLink"
        lines={[translate({id: 'site.diagram.links.terminating', message: 'last: terminating'})]}
        code
      />
      <Arrow path="M120 84H164" />
      <Arrow path="M298 84H342" />
      <Arrow path="M476 84H520" />
      <Arrow path="M520 106H480" back />
      <Arrow path="M342 106H302" back />
      <Arrow path="M164 106H124" back />
      <Arrow path="M590 64V22" />
      <Arrow path="M644 22V60" back />
      <Note
        x={580}
        y={36}
        anchor="end"
        text={translate({id: 'site.diagram.links.request', message: 'request'})}
      />
      <Note
        x={654}
        y={36}
        anchor="start"
        text={translate({id: 'site.diagram.links.response', message: 'response'})}
      />
      <Note
        x={342}
        y={44}
        text={translate({id: 'site.diagram.links.out', message: 'operation, on the way out'})}
      />
      <Note
        x={342}
        y={156}
        text={translate({id: 'site.diagram.links.back', message: 'result, on the way back'})}
      />
    </Canvas>
  );
}
