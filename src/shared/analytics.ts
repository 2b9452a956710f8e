/** Global data of the plugin `analytics`. */
export type Analytics = {
  /** Of a Google Analytics 4 property: `G-` and letters or digits. */
  measurementId: string;
};
