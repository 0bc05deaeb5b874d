/** Counts the models that were shipped. Figures from another model's scores are counted again. */
export const modelVersion = 2
