import { Icon, type IconProps } from './icon.tsx'

export const DownloadIcon = (props: IconProps) => <Icon {...props}><path d="M12 4v11m-4.5-4 4.5 4.5 4.5-4.5M4 20h16" /></Icon>
