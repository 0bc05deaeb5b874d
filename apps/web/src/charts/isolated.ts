/** A name alone in its direction (FSI … PDI), so that it turns no words around it. */
export const isolated = (name: string): string => `\u2068${name}\u2069`
