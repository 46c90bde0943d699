import { Icon, type IconProps } from './icon.tsx'

export const PrintIcon = (props: IconProps) => <Icon {...props}><path d="M7 8.5v-5h10v5M7 17H3.5V8.5h17V17H17M7 14h10v6.5H7z" /></Icon>
