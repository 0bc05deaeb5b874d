import type { Contract, Output } from '@convostat/api'

export type PeopleAnswer = Output<Contract['people']['list']>
