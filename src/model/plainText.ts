/** For what is saved or sent: a text without the invisible marks around what is inserted into an Arabic sentence. */
export const plainText = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '');
