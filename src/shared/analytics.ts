/** The global data of the plugin `analytics`. */
export type Analytics = {
  /** The id of a Google Analytics 4 property: `G-`, followed by capital letters and digits. */
  measurementId: string;
};
