import { type AnsweredQuestions, type Questions, questionsIn } from '@convostat/api/questions'
import { diskList } from './disk-list.ts'

/** How many questions a session's visitor was answered of each chat, in the session's folder. */
export const diskQuestions = (folder: string): Questions => questionsIn(diskList<AnsweredQuestions>(folder, 'questions.json'))
