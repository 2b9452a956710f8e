// Scripts get this module instead of the list of all pages.
export default false;
