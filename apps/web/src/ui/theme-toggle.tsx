import { say } from '#messages/index.ts'
import { ThemeChoice } from './theme-choice.tsx'

const { theme } = say

export const ThemeToggle = ({ className }: { className?: string }) => <ThemeChoice words={theme} className={className} />
