/** Counts the models that were shipped. What is counted from another model's scores is not what this one finds, and counted again. */
export const modelVersion = 1
