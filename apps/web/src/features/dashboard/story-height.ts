/** As high as three sentence cards usually are: the figures below stay in their place when the cards come. */
export const storyHeight = 'min-h-[82rem] lg:min-h-[27.5rem]'
/** The same as long as it is not known how many there are. */
export const storyWaitingHeight = 'not-has-[[data-story]]:min-h-[82rem] lg:not-has-[[data-story]]:min-h-[27.5rem]'
