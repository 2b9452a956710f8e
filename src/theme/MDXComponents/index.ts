// Wraps @theme/MDXComponents: adds the components that pages can use without an import.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Diagram} from '@site/src/components/Diagram';
import {LivePair} from '@site/src/components/LivePair';
import {Variant} from '@site/src/components/LivePair/Variant';
import {PathStep} from '@site/src/components/PathStep';
import {SideBySide} from '@site/src/components/SideBySide';
import {SocialPost} from '@site/src/components/SocialPost';
import {HeaderCell, Table} from '@site/src/components/Table';
import {WhatChanged} from '@site/src/components/WhatChanged';

export default {
  ...MDXComponents,
  Diagram,
  LivePair,
  PathStep,
  SideBySide,
  SocialPost,
  TabItem,
  Tabs,
  Variant,
  WhatChanged,
  table: Table,
  th: HeaderCell,
};
