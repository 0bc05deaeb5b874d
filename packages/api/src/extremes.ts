export { largest, smallest } from '@convostat/engine/stats/extremes'
