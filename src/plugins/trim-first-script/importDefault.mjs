/**
 * Stands for the package `tslib` in `@docusaurus/utils-common`, which needs only this function. The bundler would add all 30 functions of the
 * package, because they're loaded with `require`.
 */
export function __importDefault(module) {
  return module?.__esModule ? module : {default: module};
}
