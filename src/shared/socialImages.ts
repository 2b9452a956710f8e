/** Size of a social image, in pixels: what chats and feeds show in full. */
export const socialImageSize = {width: 1200, height: 630};

/** Path of the social image of a page: `/img/social/docs/context.png` for `/docs/context`. `permalink` starts with the base URL. */
export function socialImagePath(permalink: string, baseUrl: string): string {
  const page = permalink.slice(baseUrl.length).replace(/\/$/, '');
  return `${baseUrl}img/social/${page === '' ? 'index' : page}.png`;
}

/** What a social image says, for those who can't see it. */
export function describeSocialImage(title: string, section: string): string {
  return `tRPC, ${section}: ${title}`;
}
