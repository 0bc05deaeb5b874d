import type { Failure } from '@convostat/api'
import { failureSentence } from '#messages/api/sentences.ts'

/** Whether something is missing for want of the model that reads sentiment and emotion. */
export const isWithoutModel = ({ code }: Pick<Failure, 'code'>): boolean => code === 'model_unavailable'

/** What is said where one thing of a screen failed: of a model that could not be had why, and what to do; else that it failed. */
export const failedSentence = (failure: Failure, usual: string): string => (isWithoutModel(failure) ? failureSentence(failure) : usual)
