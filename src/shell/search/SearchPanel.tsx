import { Dialog as Base } from '@base-ui/react/dialog'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { isApple } from '@/browser/platform'
import { limitCombiningMarks } from '@/lib/combining-marks'
import { paths } from '@/lib/paths'
import { isReading } from '@/engines/search/search-results'
import { useActions } from '@/modules/search/page-records/actions'
import { useOfferedPages } from '@/modules/search/page-records/use-offered-pages'
import { NothingFound } from '@/modules/search/view/NothingFound'
import { ReadingNotes } from '@/modules/search/view/ReadingNotes'
import { ResultCount } from '@/modules/search/view/ResultCount'
import { Button } from '@/ui/Button'
import { buttonClass } from '@/ui/button-class'
import { Icon } from '@/ui/Icon'
import { listKeyTarget } from '@/ui/list-keys'
import { PrefixButtons } from './PrefixButtons'
import { optionsOf, ResultList, type Option } from './ResultList'
import type { Typing } from './typing'
import { useSettledSearch } from './use-settled-search'
import styles from './SearchPanel.module.css'

/** How many results of each group the dialog shows. */
const hitsPerGroup = 4
const hitsOfNarrowed = 12

/** Where a result opens: in this tab, or in a new one. */
type Opening = 'here' | 'tab'

interface SearchPanelProps {
  input: RefObject<HTMLInputElement | null>
  typing: Typing
  onClose: () => void
}

/**
 * The content of the search dialog (SEARCH-22): a combobox with a list of links. Arrows, Page Up, Page Down, Home and End move
 * in the list, Enter opens, Ctrl-Enter (⌘-Enter on Apple's systems) opens a new tab, Escape closes.
 */
export function SearchPanel({ input, typing, onClose }: SearchPanelProps) {
  const listId = useId()
  const run = useActions()
  const navigate = useNavigate()
  const [text, setText] = useState(typing.text)
  const [active, setActive] = useState<string>()
  // Enter before the results have come opens the first one, with the modifier in a new tab.
  const entered = useRef<Opening | undefined>(typing.isEntered ? 'here' : undefined)
  const isEmpty = text.trim() === ''
  const { results, isCurrent, isSlow, progress, error } = useSettledSearch(text, {
    limit: isNarrowed(text) ? hitsOfNarrowed : hitsPerGroup,
    isOpen: true,
  })
  const offered = useOfferedPages()

  const groups = isEmpty ? offered : (results?.groups ?? [])
  const options = optionsOf(groups, text)
  const at = Math.max(
    0,
    options.findIndex(({ key }) => key === active),
  )
  const current = options[at]
  const optionId = (index: number) => `${listId}-${index}`

  function change(next: string) {
    setText(next)
    setActive(undefined)
    entered.current = undefined
  }

  function fill(next: string) {
    change(next)
    input.current?.focus()
  }

  function openOption(option: Option | undefined, opening: Opening) {
    if (!option) return
    if (opening === 'tab' && option.to !== undefined) {
      window.open(option.to, '_blank', 'noopener')
      return
    }
    onClose()
    if (option.to !== undefined) void navigate(option.to)
    else if (option.hit) run(option.hit.to)
  }

  const hasResults = isEmpty || isCurrent
  const openFirst = useEffectEvent((opening: Opening) => openOption(options[0], opening))
  useEffect(() => {
    if (!hasResults || !entered.current) return
    openFirst(entered.current)
    entered.current = undefined
  }, [hasResults])
  const currentId = current && optionId(at)
  useEffect(() => {
    if (currentId !== undefined) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' })
  }, [currentId])

  function handleKey(event: KeyboardEvent) {
    // The keys of an input method choose its characters, not results.
    if (event.nativeEvent.isComposing) return
    const withModifier = isApple ? event.metaKey : event.ctrlKey
    const target = withModifier ? undefined : listKeyTarget(event.key, at, options.length)
    if (target !== undefined && options.length > 0) {
      setActive(options[target]?.key)
    } else if (event.key === 'Enter') {
      const opening = withModifier ? 'tab' : 'here'
      if (hasResults) openOption(current, opening)
      else entered.current = opening
    } else if (withModifier && event.key.toLowerCase() === 'k') {
      input.current?.select()
    } else return
    event.preventDefault()
  }

  return (
    <>
      <div className={styles.head}>
        <Icon of={Search} />
        <input
          ref={input}
          className={styles.input}
          type="text"
          role="combobox"
          aria-label="Search Dev Center"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={currentId}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="Search guides, operations, fields, actions"
          value={text}
          onChange={({ target }) => change(limitCombiningMarks(target.value, ''))}
          onKeyDown={handleKey}
        />
        {text !== '' && (
          <Button variant="ghost" size="sm" onClick={() => fill('')}>
            Clear
          </Button>
        )}
        <Base.Close className={buttonClass({ variant: 'ghost', size: 'sm', icon: true })} aria-label="Close search">
          <Icon of={X} size="sm" />
        </Base.Close>
      </div>
      <div className={styles.body}>
        {isEmpty && <PrefixButtons onChoose={fill} />}
        <ResultList
          id={listId}
          groups={groups}
          options={options}
          current={current}
          optionId={optionId}
          isBusy={!hasResults}
          onActive={setActive}
          onRun={run}
          onClose={onClose}
        />
        {!isEmpty && results?.count === 0 && (
          <NothingFound text={text} progress={progress} nearestWords={results.nearestWords} onWord={fill} />
        )}
      </div>
      {!isEmpty && <ReadingNotes className={styles.notes} progress={progress} error={error} hasProgress={isSlow} />}
      <div className={styles.foot}>
        <Keys />
        <ResultCount
          count={isEmpty ? undefined : results?.count}
          isPartial={isSlow && isReading(progress)}
          isChanging={!isEmpty && isSlow && isReading(progress)}
        />
        {!isEmpty && (
          <Link className={styles.all} to={paths.search({ q: text.trim() })} onClick={onClose}>
            See all
          </Link>
        )}
      </div>
    </>
  )
}

/** Whether a text begins with a prefix such as `op:`. */
function isNarrowed(text: string): boolean {
  return /^\s*[a-z]+:/i.test(text)
}

/** The legend of the keys, for people with a keyboard. */
function Keys() {
  return (
    <div className={styles.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        Choose
      </span>
      <span>
        <kbd>Enter</kbd>
        Open
      </span>
      <span>
        <kbd>{isApple ? '⌘' : 'Ctrl'}</kbd>
        <kbd>Enter</kbd>
        New tab
      </span>
    </div>
  )
}
