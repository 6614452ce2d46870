import { environment } from '@/config/environment'
import { visibleTools, type Tool as ToolFacts } from '@/config/tools'
import { Page, PageHead } from '@/ui/Page'
import styles from './ExampleTool.module.css'

/** An internal tool (TOOL-4): explains how to add a tool, and lists the tools of this environment. */
export function Tool() {
  const { name } = environment()
  return (
    <Page>
      <PageHead title="Example Tool">
        A tool is a page of its own that is loaded when it is opened. This one shows how to add another.
      </PageHead>
      <ol className={styles.steps}>
        <li>
          Write the page below <code>src/features/tools</code> and export it as <code>Tool</code>.
        </li>
        <li>
          Describe it in <code>src/config/tools.ts</code>: label, route, who may see it, where it is hidden.
        </li>
        <li>
          Import it in <code>src/features/tools/model/tool-code.ts</code>. Its route, the time limit and Retry come with
          that.
        </li>
      </ol>
      <h2 className={styles.listed}>Tools in the {name} environment</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Tool</th>
            <th scope="col">Route</th>
            <th scope="col">Who sees it</th>
          </tr>
        </thead>
        <tbody>
          {visibleTools(true, name).map(({ id, label, route, ...tool }) => (
            <tr key={id}>
              <td>{label}</td>
              <td>
                <code>/tools/{route}</code>
              </td>
              <td>{readersOf(tool)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Page>
  )
}

function readersOf(tool: Pick<ToolFacts, 'internal' | 'public'>): string {
  if (tool.public) return 'Everybody'
  return tool.internal ? 'Staff' : 'Everybody who is signed in'
}
