export const prices = [1, 2, 3];
