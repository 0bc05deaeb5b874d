import { Download, Search } from 'lucide-react'
import { useState } from 'react'
import { Counted } from '#components/figure/figure-info.tsx'
import { FigureLink } from '#components/figure/figure-link.tsx'
import { ProMark } from '#components/license/pro-mark.tsx'
import { notify } from '#data/client/notices.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { DayInput } from '#ui/day-input.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { MailLink } from '#ui/mail-link.tsx'
import { Menu, MenuEntry } from '#ui/menu.tsx'
import { Opener } from '#ui/opener.tsx'
import { ScrollArea } from '#ui/scroll-area.tsx'
import { Select } from '#ui/select.tsx'
import { SkipLink } from '#ui/skip-link.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { ThemeToggle } from '#ui/theme-toggle.tsx'
import { ProWays } from '#ui/upgrade-links.tsx'
import { Beside, Specimen, Specimens } from './specimen.tsx'
import { words } from './words.ts'

const kinds = ['primary', 'outline', 'quiet'] as const
const sizes = ['small', 'medium', 'large'] as const
const options = words.names.slice(0, 3).map((title) => ({ value: title, title }))
const nothing = () => undefined

export function Controls() {
  const [isChecked, check] = useState(true)
  const [chosen, choose] = useState<string>(options[0].value)
  return (
    <Specimens id="controls" title={words.parts.controls}>
      {kinds.map((kind) => (
        <Specimen key={kind} name={`Button ${kind}: small, medium, large, with an icon, icon, aria-disabled, disabled`}>
          {sizes.map((size) => (
            <Button key={size} kind={kind} size={size}>
              {words.press}
            </Button>
          ))}
          <Button kind={kind}>
            <Download aria-hidden="true" />
            {words.press}
          </Button>
          <Button kind={kind} size="icon" aria-label={words.press}>
            <Search aria-hidden="true" />
          </Button>
          <Button kind={kind} aria-disabled>
            {words.press}
          </Button>
          <Button kind={kind} disabled>
            {words.press}
          </Button>
        </Specimen>
      ))}
      <Beside>
        <Specimen name="Checkbox">
          <Checkbox isChecked={isChecked} onChange={check}>
            {words.another}
          </Checkbox>
          <Checkbox isChecked={!isChecked} onChange={(is) => check(!is)}>
            {words.another}
          </Checkbox>
        </Specimen>
        <Specimen name="Select">
          <Select value={chosen} options={options} onChoose={choose} aria-label={words.another} />
        </Specimen>
        <Specimen name="DayInput">
          {[null, words.failed].map((problem) => (
            <div key={problem}>
              <label htmlFor={`day-${problem}`} className="sr-only">
                {words.another}
              </label>
              <DayInput
                id={`day-${problem}`}
                typed="2023-08-12"
                first="2023-01-01"
                last="2023-12-31"
                problem={problem}
                onType={nothing}
                onEnter={nothing}
              />
            </div>
          ))}
        </Specimen>
        <Specimen name="Tabs" className="block">
          <Tabs label={words.another} tabs={options.map(({ title }) => ({ id: title, title, content: words.text }))} />
        </Specimen>
        <Specimen name="Menu, Counted, FigureLink, MailLink, ThemeToggle, SkipLink (by Tab)" className="relative">
          <Menu label={words.another}>
            <MenuEntry onSelect={nothing}>{words.press}</MenuEntry>
            <MenuEntry onSelect={nothing} isGrave>
              {words.gone}
            </MenuEntry>
          </Menu>
          <span className="font-semibold">
            {words.figure} <Counted figure={words.figure} definition={words.definition} over={words.over} />
          </span>
          <FigureLink label={words.over} className="display text-4xl">
            4,865
          </FigureLink>
          <MailLink mail="mail@example.org" className="text-pen underline" />
          <ThemeToggle />
          <SkipLink />
        </Specimen>
        <Specimen name="ProMark, ProWays">
          <ProMark id="style-pro" />
          <ProWays />
          <ProWays isSmall />
        </Specimen>
        <Specimen name="Dialog, Opener, Confirm, notify (Toast, NoticeToasts)">
          <Dialog trigger={<Button kind="outline">Dialog</Button>} title={words.another}>
            <p className="p-5">{words.text}</p>
          </Dialog>
          <Opener trigger={<Button kind="outline">Opener</Button>}>
            {(held) => (
              <Dialog title={words.another} {...held}>
                <p className="p-5">{words.text}</p>
              </Dialog>
            )}
          </Opener>
          <Confirm
            trigger={<Button kind="outline">Confirm</Button>}
            title={words.gone}
            confirm={words.press}
            keep={words.another}
            onConfirm={nothing}
          >
            <p>{words.text}</p>
          </Confirm>
          <Button
            kind="outline"
            onClick={() =>
              notify({ topic: 'style', text: words.text, action: { label: words.press, altText: words.press, onPress: nothing } })
            }
          >
            notify
          </Button>
        </Specimen>
        <Specimen name="ScrollArea">
          <ScrollArea label={words.another} className="max-h-24 overflow-auto rounded-md border border-line bg-sheet p-4">
            {words.names.map((name) => (
              <p key={name}>{name}</p>
            ))}
          </ScrollArea>
        </Specimen>
        <Specimen name="a, buttonLook">
          <a href="#controls" className={buttonLook({ kind: 'outline' })}>
            {words.another}
          </a>
        </Specimen>
      </Beside>
    </Specimens>
  )
}
