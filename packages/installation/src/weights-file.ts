/** What the file with the weights is called, beside the built programs. */
export const weightsFile = 'emotion.bin'
