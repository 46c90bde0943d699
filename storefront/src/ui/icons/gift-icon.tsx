import { Icon, type IconProps } from './icon.tsx'

export const GiftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 8.5h17v4h-17zM5 12.5h14v8H5zM12 8.5v12M12 8.5C9 8.5 7 7.5 7 5.7 7 4.4 8 3.5 9.2 3.5c1.8 0 2.8 2 2.8 5 0-3 1-5 2.8-5C16 3.5 17 4.4 17 5.7c0 1.8-2 2.8-5 2.8Z" />
  </Icon>
)
