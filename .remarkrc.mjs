// Editors with a remark extension, such as VS Code with unifiedjs.vscode-remark, show these messages while you write a page.
import {tsImport} from 'tsx/esm/api';

const {remarkContent} = await tsImport('./scripts/content/remarkContent.ts', import.meta.url);

export default {plugins: [remarkContent]};
