import './styles/tokens.css'
import './styles/reset.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/utilities.css'
import { boot } from './app/boot'

const container = document.getElementById('root')
if (container) boot(container)
