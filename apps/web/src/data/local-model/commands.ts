import type { LocalModelReason } from '@convostat/api/local-model'

export const systems = ['windows', 'macos', 'linux'] as const
export type System = (typeof systems)[number]

/** Which of them this browser runs on; Linux where it does not say. */
export function systemOf({ userAgent }: Pick<Navigator, 'userAgent'>): System {
  if (/Windows/.test(userAgent)) return 'windows'
  return /Mac OS X|Macintosh/.test(userAgent) ? 'macos' : 'linux'
}

/** A model of 2 GB that speaks many languages and can ask for tools. */
const suggestedModel = 'llama3.2'

/**
 * What is typed into a terminal of that system to remove a reason, one command per line; nothing where no command does.
 * On Windows the commands are PowerShell's. `origin` is this page's own.
 */
export function commandsFor(reason: LocalModelReason, system: System, origin: string): readonly string[] {
  if (reason === 'no_model') return [`ollama pull ${suggestedModel}`]
  if (reason === 'not_running') return running[system]
  // An origin contains no quotation mark, so it is safe in a shell's line.
  return reason === 'origin_not_allowed' ? allowing[system](origin) : []
}

const running: Record<System, readonly string[]> = {
  windows: ['ollama serve'],
  macos: ['open -a Ollama'],
  linux: ['sudo systemctl start ollama'],
}

/** The program reads it when it starts. */
const allowing: Record<System, (origin: string) => readonly string[]> = {
  windows: (origin) => [
    `[Environment]::SetEnvironmentVariable('OLLAMA_ORIGINS', '${origin}', 'User')`,
    `Get-Process 'ollama*' | Stop-Process; $env:OLLAMA_ORIGINS = '${origin}'; ollama serve`,
  ],
  macos: (origin) => [`launchctl setenv OLLAMA_ORIGINS "${origin}"`, `osascript -e 'quit app "Ollama"'; sleep 2; open -a Ollama`],
  linux: (origin) => [
    `sudo mkdir -p /etc/systemd/system/ollama.service.d`,
    `printf '[Service]\\nEnvironment="OLLAMA_ORIGINS=${origin}"\\n' | sudo tee /etc/systemd/system/ollama.service.d/origins.conf`,
    `sudo systemctl daemon-reload && sudo systemctl restart ollama`,
  ],
}
