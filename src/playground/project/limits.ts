/** The largest project that the editor opens. Larger ones would make links that browsers and chats cut off. */
export const maxFiles = 30;

/** The largest length of all files of a project, in characters. */
export const maxCodeLength = 200_000;
