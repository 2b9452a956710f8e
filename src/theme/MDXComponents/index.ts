// Wraps @theme/MDXComponents: sets the names of headings, and adds the components that pages can use without an import. `LivePair` shows a
// server file and a client file that readers can run in the page, and `Variant` is one variant of these files.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Fold} from '@site/src/components/Fold';
import {LivePair} from '@site/src/components/LivePair';
import {Variant} from '@site/src/components/LivePair/Variant';
import {markdownHeadings} from '@site/src/components/NamedHeading';
import {PartialSource} from '@site/src/components/PartialSource';
import {SideBySide} from '@site/src/components/SideBySide';
import {SocialPost} from '@site/src/components/SocialPost';
import {HeaderCell, Table} from '@site/src/components/Table';
import {TutorialStep} from '@site/src/components/TutorialStep';
import {WhatChanged} from '@site/src/components/WhatChanged';

export default {
  ...MDXComponents,
  ...markdownHeadings,
  Fold,
  LivePair,
  PartialSource,
  SideBySide,
  SocialPost,
  TabItem,
  Tabs,
  TutorialStep,
  Variant,
  WhatChanged,
  table: Table,
  th: HeaderCell,
};
