import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Area, Arrow, Box, Canvas, Note} from './shapes';

export function RequestLifeCycle(): ReactNode {
  return (
    <Canvas height={330}>
      <Area
        x={8}
        y={8}
        width={236}
        height={314}
        label={translate({id: 'site.diagram.request.client', message: 'Client'})}
      />
      <Area
        x={330}
        y={8}
        width={382}
        height={314}
        label={translate({id: 'site.diagram.request.server', message: 'Server'})}
      />

      <Box
        x={28}
        y={44}
        width={196}
        height={52}
        title="task.byId.query(…)"
        lines={[translate({id: 'site.diagram.request.call', message: 'your call'})]}
        tone="accent"
        code
      />
      <Box
        x={28}
        y={138}
        width={196}
        height={52}
        title={translate({id: 'site.diagram.request.links', message: 'Links'})}
        lines={[translate({id: 'site.diagram.request.linksExamples', message: 'log, split, batch'})]}
      />
      <Box
        x={28}
        y={232}
        width={196}
        height={62}
        title={translate({id: 'site.diagram.request.terminating', message: 'Terminating link'})}
        lines={[translate({id: 'site.diagram.request.sends', message: 'sends the request'})]}
      />
      <Arrow path="M110 96V134" />
      <Arrow path="M110 190V228" />
      <Arrow path="M146 228V194" back />
      <Arrow path="M146 134V100" back />

      <Arrow path="M224 254H346" />
      <Arrow path="M346 276H228" back />
      <Note x={287} y={245} text={translate({id: 'site.diagram.request.http', message: 'HTTP request'})} />
      <Note x={287} y={294} text="JSON" />

      <Box
        x={350}
        y={232}
        width={150}
        height={62}
        title={translate({id: 'site.diagram.request.adapter', message: 'Adapter'})}
        lines={[translate({id: 'site.diagram.request.host', message: 'your host’s request'})]}
      />
      <Box
        x={350}
        y={138}
        width={150}
        height={52}
        title="createContext"
        lines={[translate({id: 'site.diagram.request.once', message: 'once per request'})]}
        code
      />
      <Arrow path="M425 232V194" />
      <Box
        x={542}
        y={138}
        width={150}
        height={52}
        title={translate({id: 'site.diagram.request.chain', message: 'Procedure’s chain'})}
        lines={[translate({id: 'site.diagram.request.chainParts', message: 'validators, middlewares'})]}
      />
      <Arrow path="M500 164H538" />
      <Box
        x={542}
        y={44}
        width={150}
        height={52}
        title={translate({id: 'site.diagram.request.resolver', message: 'Resolver'})}
        lines={[translate({id: 'site.diagram.request.function', message: 'your function'})]}
        tone="accent"
      />
      <Arrow path="M600 138V100" />
      <Arrow path="M634 100V134" back />
      <Arrow path="M617 190V262H504" back />
      <Note
        x={626}
        y={230}
        anchor="start"
        text={translate({id: 'site.diagram.request.result', message: 'result or error'})}
      />
    </Canvas>
  );
}
