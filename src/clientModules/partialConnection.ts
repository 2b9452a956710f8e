// Some browsers have `navigator.connection` without a speed. The framework asks for the speed whenever a link comes into view, and
// would throw there, so that nothing is fetched ahead: an unknown speed counts as a fast one.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  const connection: unknown = Reflect.get(window.navigator, 'connection');
  if (
    typeof connection === 'object' &&
    connection !== null &&
    typeof Reflect.get(connection, 'effectiveType') !== 'string'
  ) {
    Reflect.defineProperty(connection, 'effectiveType', {value: '4g', configurable: true});
  }
}
