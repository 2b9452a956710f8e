import type {ReactNode} from 'react';
import {Diagram, type DiagramProps} from '..';
import {Narrow} from './Narrow';
import {Wide} from './Wide';

export function ContextThroughMiddlewares(props: DiagramProps): ReactNode {
  return <Diagram {...props} wide={<Wide />} narrow={<Narrow />} />;
}
